export const birthdayMinimum = '1920-01-01'
export const defaultPhotographyLevel = 1
export const minimumAgeYears = 14
export const scanPollMs = 2000
export const scanLifeMs = 5 * 60_000
