export const VISIBILITIES = ['public', 'unlisted', 'private', 'direct', 'local'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
