// One file: they are all fetched ahead with the first sign of use, and each name of a file weighs in the first load.
export { askRepeat } from '@/parts/status/actions/ask-repeat';
export { Expiry } from './expiry';
export { FilteredQuote } from './filtered-quote';
export { MoreMenu, staffMoreMenu } from '@/parts/status/actions/more-menu';
export { ReactionPicker } from '@/parts/status/actions/reaction-picker';
export { StandIn } from './stand-in';
export { StatusAlert } from './status-alert';
export { Translated } from './translated';
