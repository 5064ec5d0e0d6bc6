import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { App, Ctx } from '../../context.ts'

const flushMs = 5000

interface Views {
  /** Who opened each post since the last write: a person who reloads counts once. */
  byPost: Map<string, Set<string>>
  timer: NodeJS.Timeout | null
}

const waiting = new WeakMap<App, Views>()

/** Records that a post was opened. Views are written together every few seconds, so that reading writes nothing. */
export function recordView(ctx: Ctx, post: { id: string; author_id: string }): void {
  if (ctx.viewer?.id === post.author_id) return
  const views: Views = waiting.get(ctx.app) ?? { byPost: new Map<string, Set<string>>(), timer: null }
  waiting.set(ctx.app, views)
  const viewers = views.byPost.get(post.id) ?? new Set<string>()
  views.byPost.set(post.id, viewers.add(ctx.viewer?.id ?? ctx.ip))
  views.timer ??= setTimeout(() => void flushViews(ctx.app), flushMs).unref()
}

/** Writes the views recorded on this node. On failure they are dropped: a view is not worth a retry. */
export async function flushViews(app: App): Promise<void> {
  const views = waiting.get(app)
  if (views === undefined) return
  waiting.delete(app)
  if (views.timer !== null) clearTimeout(views.timer)
  const ids = [...views.byPost.keys()].toSorted()
  const counts = ids.map((id) => views.byPost.get(id)?.size ?? 0)
  try {
    await sql`insert into publish_views as known (publish_id, views)
      select viewed.id, viewed.count
      from unnest(${ids}::uuid[], ${counts}::integer[]) as viewed (id, count) join publish using (id)
      on conflict (publish_id) do update set views = known.views + excluded.views`.execute(app.db)
  } catch (error) {
    app.log.warn({ err: error }, 'views were not counted')
  }
}

/** Writes the remaining views before the node stops. */
export function mountViewCounter(server: FastifyInstance, app: App): void {
  server.addHook('onClose', () => flushViews(app))
}
