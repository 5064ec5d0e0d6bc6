export { recordContacts } from './recent-contacts.ts';
export { eraseMention, mentionsMember } from './erase-mention.ts';
export { eraseInBatches } from './erase-in-batches.ts';
export { findAllNamed, findMentions } from './find-mentions.ts';
export { readMentions } from './read-mentions.ts';
