/** Texts are counted in grapheme clusters after NFC and trimming. */
export const voteLimits = {
  title: { min: 4, max: 50 },
  text: 500,
  option: 30,
  options: { min: 2, max: 10 },
  endsAfterMs: { min: 3600_000, max: 30 * 24 * 3600_000 },
  /** Tolerance of both limits, for the time between choosing the hour and submitting. */
  slackMs: 60_000,
  usualDays: 7,
} as const
