/** Tables that only this domain may use. */
export const ownedTables = [
  'conversation',
  'conversation_side',
  'message',
  'message_picture',
  'message_setting',
] as const
