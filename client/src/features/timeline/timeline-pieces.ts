// What a timeline needs now and then. In one file: each file name adds to the first load.
export { HeaderExtras } from './header-extras';
export { ListEmpty } from './list-empty';
export { NoBubble } from './no-bubble';
export { quickSettings } from './quick-settings-items';
export { RowAbove } from './row-above';
export { timelineMenu } from './timeline-menu';
