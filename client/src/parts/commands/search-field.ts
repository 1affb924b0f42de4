/** The box of the search: in the top bar, or on the page of the search. */
export const SEARCH_FIELD = 'header input[type="search"], [role="search"] input';
