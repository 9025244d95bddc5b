export const searchFormMessages = { search: 'Search', clear: 'Clear the search' };
