import { articleLimits } from '@guangquan/contract/article/article.limits'
import { articleLength } from '@guangquan/rules/posts/article-length'
import { useStore } from '@guangquan/ui'
import { useMemo, useState } from 'react'
import type { RestoredPhotos } from '../../compose/index.ts'
import {
  bodyOf,
  emptyFields,
  fieldsOf,
  missingOf,
  type ArticleFields,
  type Opened,
} from './article-fields.ts'
import type { PublishForEdit } from '@guangquan/contract'
import { cardsOf, countFigures, isEmpty, pendingIn, writeArticle, wordsOf } from './article-html.ts'
import { useCover } from './use-cover.ts'
import { useEditor, type Editing } from './use-editor.ts'

/** An article being edited: its fields and text, what is missing, and how to change it. */
export type Writing = ReturnType<typeof useWriting>

/** Opens a draft, a published article, or an empty page, with photographs that an earlier page has not uploaded. */
export function useWriting(opened: Opened | null, restored: RestoredPhotos | null) {
  const [fields, setFields] = useState<ArticleFields>(() =>
    opened === null ? emptyFields : fieldsOf(opened),
  )
  const change = (part: Partial<ArticleFields>) => setFields((now) => ({ ...now, ...part }))
  const cover = useCover({ restored, onArrived: (uploaded) => change({ cover: uploaded }) })
  const editing = useEditor({
    draft: opened?.article ?? null,
    pending: restored,
    maxPhotos: articleLimits.photos,
  })
  const text = useText(editing, opened?.article?.html ?? '')
  // Uploads of removed photographs are ignored.
  const { doc } = editing.state ?? {}
  const { pendingFile } = editing.uploads
  const uploads = [...useStore(editing.uploads.all).values()].filter(({ key }) => text.photoNames.has(key))
  const uploading = [...uploads, ...(cover.upload === null ? [] : [cover.upload])].some(
    ({ state }) => state === 'waiting' || state === 'sending',
  )
  return {
    fields,
    change,
    cover,
    editing,
    text,
    body: { publishType: 2, ...bodyOf(fields), html: text.html } as const,
    hasContent:
      fields.title !== '' ||
      fields.cover !== null ||
      cover.upload !== null ||
      fields.tags.length > 0 ||
      !text.isEmpty,
    uploading,
    pending: {
      list: [
        ...cover.pending,
        // Until the editor exists, those that were restored.
        ...(doc === undefined
          ? (restored?.list.filter(({ isCover }) => isCover !== true) ?? [])
          : pendingIn(doc, (key) => pendingFile(key) !== undefined)),
      ],
    },
    pendingFile: (key: string) => pendingFile(key) ?? cover.pendingFile(key),
    missing: missingOf({
      fields,
      ...text,
      uploading,
      failed: uploads.some(({ state }) => state === 'failed'),
      damaged: uploads.some(({ uploaded }) => uploaded?.damage === 1),
    }),
  }
}

/** The article as it can be sent; null while cover or category is missing. */
export function wholeOf({ body: { coverFileId, categoryId, ...rest } }: Writing) {
  return coverFileId === null || categoryId === null ? null : { ...rest, coverFileId, categoryId }
}

/** A published article as it would be, with everything its text refers to. */
export function contentOf(start: PublishForEdit, { fields, editing, text, body }: Writing): PublishForEdit {
  const { article } = start
  const { categoryId, cover, ...words } = fields
  if (article === null || editing.state === null) return start
  const added = [...editing.uploads.all.get().values()].flatMap(({ uploaded }) => uploaded ?? [])
  const { products, videos } = cardsOf(editing.state.doc)
  const photos = new Map([...article.photos, ...added].map((photo) => [photo.fileId, photo]))
  return {
    ...start,
    ...words,
    cover,
    article: {
      ...article,
      categoryId,
      html: body.html,
      photos: [...photos.values()].filter(({ fileId }) => text.photoNames.has(fileId)),
      products,
      videos,
    },
  }
}

/** Facts about the text for the form, recomputed when the text changes. */
function useText({ state }: Editing, first: string) {
  const doc = state?.doc
  return useMemo(() => {
    // Until the editor exists, the text is the opened one, so there is nothing to save.
    if (doc === undefined) {
      const isEmpty = first === ''
      return {
        html: first,
        length: 0,
        photos: 0,
        videos: 0,
        placeholders: 0,
        captionLength: 0,
        isEmpty,
        photoNames: new Set<string>(),
      }
    }
    return {
      html: isEmpty(doc) ? '' : writeArticle(doc),
      length: articleLength(wordsOf(doc)),
      ...countFigures(doc),
      isEmpty: isEmpty(doc),
    }
  }, [doc, first])
}
