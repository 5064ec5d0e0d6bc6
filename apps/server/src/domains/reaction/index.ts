// Nothing here may lead to the post domain, which reads from here: what needs posts is reached by the registry alone.
export { countReactors } from './count-reactors.ts'
export { collectLikes, collectShares } from './own-reactions.ts'
export { collectCollected, eraseFolders } from './own-folders.ts'
export { collectsBy, collectsOf, folderCounters, likesOf, sharesOf } from './reaction.counters.ts'
export { listCollectors, removeReactions } from './reaction.store.ts'
export { collectsPost, likesPost } from './viewer-reactions.ts'
