import type { DemoPlan } from './plan.ts'

/** When members used the site: whenever they published, wrote, liked, collected or shared something. */
export function usesIn({ posts, replies, likes, collects, shares }: DemoPlan): { id: string; at: Date }[] {
  return [
    ...[...posts, ...replies].map(({ author, createdAt }) => ({ id: author.id, at: createdAt })),
    ...[...likes, ...collects, ...shares].map(({ actor, at }) => ({ id: actor.id, at })),
  ]
}
