export const ownedTables = [
  'conversation',
  'conversation_side',
  'message',
  'message_picture',
  'message_setting',
] as const
