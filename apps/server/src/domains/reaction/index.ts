export { countReactors } from './count-reactors.ts'
export { collectsPost, likesPost } from './viewer-reactions.ts'
