/** Tables only this domain names. */
export const ownedTables = [
  'credential',
  'captcha_code',
  'verify_ticket',
  'consent_log',
  'upload_pass',
  'password_history',
  'resting_phone',
  'retired_key',
] as const
