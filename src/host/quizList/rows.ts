/** The row of the list's grid with the first quiz: search and order stand in the one above. */
export const FIRST_ROW = 2;
