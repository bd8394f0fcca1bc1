/** A day as ISO 8601 has it in few letters, with its year where that is not this one. */
export function dayIn(locale: string, month: 'numeric' | 'short' = 'short'): (date: string) => string {
  return (date) => {
    const noon = new Date(`${date}T12:00`);
    if (Number.isNaN(noon.valueOf())) return date;
    const isThisYear = noon.getFullYear() === new Date().getFullYear();
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month,
      ...(!isThisYear && { year: 'numeric' }),
    }).format(noon);
  };
}
