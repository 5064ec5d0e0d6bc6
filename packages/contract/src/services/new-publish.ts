import { method, service } from '../method.ts'
import { photoInput } from '../kinds/photo.ts'
import { publishErrors } from '../kinds/shared.ts'
import { commentMethods } from './new-publish/comments.ts'
import { postMethods } from './new-publish/posts.ts'
import { publishingMethods, publishOutput } from './new-publish/publishing.ts'
import { responseMethods } from './new-publish/responses.ts'

/** Posts and what members say about them. One Service on the wire, one file per subject here. */
export const NewPublish = service('NewPublish', {
  ...postMethods,
  ...publishingMethods,
  ...commentMethods,
  ...responseMethods,
})

/** The older address for publishing photographs; same input, same response. */
export const Publish = service('Publish', {
  PublishPicture: method({
    summary: '发布图片（与 NewPublish/Publish 相同）',
    access: 'member',
    limit: 'publish',
    write: true,
    closedToMuted: true,
    input: photoInput,
    output: publishOutput,
    errors: publishErrors,
  }),
})
