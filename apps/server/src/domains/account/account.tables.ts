/** Tables only this domain names. */
export const ownedTables = [
  'credential',
  'captcha_code',
  'verify_ticket',
  'consent_log',
  'upload_pass',
] as const
