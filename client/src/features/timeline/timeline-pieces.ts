// What a timeline needs now and then. One file, as the name of each weighs in the first load.
export { HeaderExtras } from './header-extras';
export { ListEmpty } from './list-empty';
export { NoBubble } from './no-bubble';
export { quickSettings } from './quick-settings-items';
export { RowAbove } from './row-above';
export { timelineMenu } from './timeline-menu';
