import type { PublishItem } from '@guangquan/contract'
import { Button, LinkButton, showToast } from '@guangquan/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { evidencePaths } from '../../../platform/evidence-paths.ts'
import { viewerContent } from '../../../shared/posts/post-dialogs.ts'
import { critiqueList, mayHaveCritiques, pinsOf } from '../viewer/critique-queries.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** Below the photograph: the large view, and critiques if the author invites them or there are some. */
export function StageTools({ post, frame }: { post: PublishItem; frame: number }) {
  const critiques = useQuery({
    ...critiqueList(post.id),
    enabled: mayHaveCritiques(post, post.replyCount),
  })
  const hasCritiques = pinsOf(critiques.data).length > 0
  return (
    <div className="post-stage-tools">
      {post.can.askCritique === true ? <CritiqueButton post={post} /> : null}
      {post.isAuthor ? (
        <LinkButton kind="quiet" size="small" href={evidencePaths.ofPost(post.id)}>
          首发存证
        </LinkButton>
      ) : null}
      {post.critiqueOpen || hasCritiques ? (
        <Button
          kind="quiet"
          size="small"
          onClick={() => viewerContent.set({ publishId: post.id, post, frame, critique: {} })}
        >
          {post.can.critique === true ? '作者求点评，圈一处说说' : '看点评'}
        </Button>
      ) : null}
      <Button
        kind="quiet"
        size="small"
        onClick={() => viewerContent.set({ publishId: post.id, post, frame })}
      >
        查看大图
      </Button>
    </div>
  )
}

function CritiqueButton({ post }: { post: PublishItem }) {
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: () =>
      client.call(api.NewPublish.AskCritique, {
        id: post.id,
        on: !post.critiqueOpen,
        requestId: crypto.randomUUID(),
      }),
    onSuccess: async ({ critiqueOpen }) => {
      await queries.invalidate(queryClient, api.NewPublish.Detail)
      showToast(critiqueOpen ? '已开始求点评' : '已结束求点评')
    },
    onError: (error) => showError(error),
  })
  return (
    <Button
      kind="quiet"
      size="small"
      aria-pressed={post.critiqueOpen}
      busy={ask.isPending}
      busyLabel="正在保存"
      onClick={() => ask.mutate()}
    >
      {post.critiqueOpen ? '结束求点评' : '求点评'}
    </Button>
  )
}
