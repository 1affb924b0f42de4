// One file: each is small, and each name of a file weighs in the first load.
export { Away, AwayFoot, AwayHint } from './away';
export { LogInAgain } from './log-in-again';
export { MembersOnly } from './members-only';
