/**
 * Whether somebody has reached an age on a day. Both days are `yyyy-MM-dd`; a birthday on 29 February counts from 1
 * March.
 */
export function isOfAge(birthday: string, today: string, years: number): boolean {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  const passed = thisMonth > month || (thisMonth === month && thisDay >= day)
  return thisYear - year - (passed ? 0 : 1) >= years
}
