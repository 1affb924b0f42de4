/** What the headers of tags ask for and send; every call throws ApiError. */
export interface TimelineHeaders {
  /** `following` is null where the server cannot follow tags. */
  tag(name: string): Promise<{ following: boolean | null }>;
  followTag(name: string, on: boolean): Promise<{ following: boolean | null }>;
}
