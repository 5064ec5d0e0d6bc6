export const ownedTables = ['push_key', 'push_device', 'reach_setting', 'mail_digest'] as const
