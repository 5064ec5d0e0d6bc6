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

export const tablesReadBy = { credential: ['growth'] } as const
