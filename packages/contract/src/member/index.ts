export * from './member.words.ts'
export { type Referral } from './people.methods.ts'
export { clubStates, type Holdings } from './profile.methods.ts'
export * from './member.shapes.ts'
