/** Tables that only this domain may use. */
export const ownedTables = [
  'credential',
  'captcha_code',
  'verify_ticket',
  'consent_log',
  'visitor_receipt',
  'upload_pass',
  'password_history',
  'resting_phone',
  'retired_key',
  'owner_alert',
] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { credential: ['growth'] } as const
