export interface WorstTime {
  name: string;
  /** Milliseconds of script from the server's HTML to elements in the page, median of the runs. */
  script: number;
  elements: number;
}
