import type { PublishForEdit } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { IrisLoader, MissingPage, showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { releaseMirrorLock } from '../mirror-locks.ts'
import { findMirroredEdit, type FoundEdit } from '../mirrored-edits.ts'
import type { EditedPost } from '../use-edit-mirror.ts'
import { EditRecoveryNote } from './edit-recovery-note.tsx'
import { ComposePage } from './compose-page.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface EditPageProps {
  id: string
  /** The form for the post's kind, once the post is loaded. */
  children: (edited: EditedPost) => ReactNode
}

/** 编辑作品: edits a published post. */
export function EditPage({ id, children }: EditPageProps) {
  return (
    <ComposePage title="编辑作品">
      <Opened id={id}>{children}</Opened>
    </ComposePage>
  )
}

function Opened({ id, children }: EditPageProps) {
  const detail = queries.one(api.NewPublish.GetUserPublishDetail, { id })
  const post = useQuery({ ...detail, staleTime: 0, gcTime: 0 })
  if (post.isPending) return <IrisLoader className="pt-24" />
  if (!post.isError)
    return (
      <WithEarlierEdit key={id} post={post.data}>
        {children}
      </WithEarlierEdit>
    )
  const isMissing =
    post.error instanceof ApiError && ['ContentNotFound', 'Forbidden', 'BadInput'].includes(post.error.kind)
  return isMissing ? <MissingPage help="作品不存在，或者不是你的。" /> : <LoadError of={post} />
}

interface WithEarlierEditProps {
  post: PublishForEdit
  children: EditPageProps['children']
}

/** Opens the form with the post, and offers unsaved changes of an earlier page. */
function WithEarlierEdit({ post: loaded, children }: WithEarlierEditProps) {
  // Changes made elsewhere while the editor is open do not change what it compares with.
  const [post] = useState(loaded)
  const [mirrorKey] = useState(() => crypto.randomUUID())
  const [earlier, setEarlier] = useState<FoundEdit | null>(null)
  const [restored, setRestored] = useState<FoundEdit | null>(null)
  useEffect(() => {
    let isLeft = false
    let locked: string | null = null
    const search = async () => {
      const found = await findMirroredEdit(post, { memberId: currentUser()?.id ?? '', now: Date.now() })
      locked = found?.key ?? null
      if (!isLeft) setEarlier(found)
      else if (locked !== null) releaseMirrorLock(locked)
    }
    void search()
    return () => {
      isLeft = true
      if (locked !== null) releaseMirrorLock(locked)
    }
  }, [post])
  const restore = (edit: FoundEdit) => {
    setRestored(edit)
    setEarlier(null)
    showToast('已恢复，保存后生效')
  }
  return (
    <>
      {earlier === null ? null : (
        <EditRecoveryNote
          edit={earlier}
          onRestore={() => restore(earlier)}
          onRemoved={() => setEarlier(null)}
        />
      )}
      <Fragment key={restored?.key ?? mirrorKey}>
        {children({
          post,
          // Parts that cannot be edited, such as its state, are the current ones.
          start:
            restored === null
              ? post
              : { ...restored.content, status: post.status, reviewReason: post.reviewReason },
          pending: restored?.photos ?? null,
          mirrorKey: restored?.key ?? mirrorKey,
        })}
      </Fragment>
    </>
  )
}
