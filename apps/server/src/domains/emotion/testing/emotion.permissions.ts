import { toHidden, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'NewPublish/GetPublishEmojReport': toHidden('everybody', (publishId) => ({ publishId })),
  'NewPublish/ChooseEmoj': toHidden('members', (publishId) => ({ publishId, code: '[赞]' })),
} satisfies Record<string, Permission>
