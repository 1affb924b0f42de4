/** The box of the search: in the top bar, or on the page of the search; not the one in the picture of the last screen. */
export const SEARCH_FIELD = 'header input[type="search"]:not([inert]), [role="search"] input';
