import { method, service } from '../wire/method.ts'
import { photoInput } from '../photo/photo.kind.ts'
import { publishErrors } from './kind-parts.ts'
import { commentMethods } from '../reply/comments.methods.ts'
import { postMethods } from './posts.methods.ts'
import { publishingMethods, publishOutput } from './publishing.methods.ts'
import { responseMethods } from '../reaction/responses.methods.ts'

/** Posts and comments: one Service on the wire, one file per subject here. */
export const NewPublish = service('NewPublish', {
  ...postMethods,
  ...publishingMethods,
  ...commentMethods,
  ...responseMethods,
})

/** The older address for publishing photographs, with the same input and output. */
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
