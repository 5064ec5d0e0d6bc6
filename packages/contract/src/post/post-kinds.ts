import * as z from 'zod'
import { aiMark, photographChoices } from '../media/photograph.shapes.ts'
import { UploadedFile, PictureInput } from '../media/picture.shapes.ts'
import { audience } from './publish.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { VoteDraft } from '../vote/vote.shapes.ts'
import { articleDraftInput, articleEditInput, articleInput, DraftArticle } from '../article/article.kind.ts'
import { DraftVideo } from '../video/video.shapes.ts'
import { DraftEntry, entryDraftInput, entryEditInput, entryInput } from '../contest/entry.kind.ts'
import { photoDraftInput, photoEditInput, photoInput } from '../photo/photo.kind.ts'
import { videoDraftInput, videoEditInput, videoInput } from '../video/video.kind.ts'
import { voteDraftInput, voteEditInput, voteInput } from '../vote/vote.kind.ts'

/** A post as published: one shape per kind, discriminated by `publishType`. A new kind adds its shape here. */
export const publishInput = z.discriminatedUnion('publishType', [
  photoInput,
  articleInput,
  videoInput,
  voteInput,
  entryInput,
])
export type PublishInput = z.output<typeof publishInput>

/** A draft: the same shapes, with every field optional. */
export const draftInput = z.discriminatedUnion('publishType', [
  photoDraftInput,
  articleDraftInput,
  videoDraftInput,
  voteDraftInput,
  entryDraftInput,
])
export type DraftInput = z.output<typeof draftInput>

/** A change: the same shapes, with the id of the post in place of the draft's. */
export const editInput = z.discriminatedUnion('publishType', [
  photoEditInput,
  articleEditInput,
  videoEditInput,
  voteEditInput,
  entryEditInput,
])
export type EditInput = z.output<typeof editInput>

/** What each kind adds to a draft on the wire: null for the other kinds. In the code it is a `DraftPart`. */
export const DraftParts = z.object({
  /** The cover of a post without photographs of its own. */
  cover: UploadedFile.nullable(),
  video: DraftVideo.nullable(),
  vote: VoteDraft.nullable(),
  article: DraftArticle.nullable(),
  entry: DraftEntry.nullable(),
})

/** A draft, stored until it is published; `id` is its own. */
export const Draft = z.object({
  id,
  version: z.int(),
  publishType: z.int(),
  publishSubType: z.int(),
  title: z.string(),
  text: z.string(),
  pictures: z.array(
    UploadedFile.extend({
      title: z.string(),
      alt: z.string(),
      exifHidden: PictureInput.shape.exifHidden,
      ...photographChoices,
    }),
  ),
  ...DraftParts.omit({ article: true, entry: true }).shape,
  topicIds: z.array(z.string()),
  tags: z.array(z.string()),
  place: z.string(),
  exposeUser: z.array(audience),
  /** The circle to publish in, if the author still may. */
  circle: z.object({ id, title: z.string() }).nullable(),
  aiMark,
  critiqueOpen: z.boolean(),
  albumIds: z.array(id),
  article: DraftParts.shape.article,
  entry: DraftParts.shape.entry,
  savedTime: timeText,
})
export type Draft = z.infer<typeof Draft>

/** A draft in a list, with enough to recognise it; `GetDraft` returns all of it. */
export const DraftItem = z.object({
  id,
  publishType: z.int(),
  title: z.string(),
  /** The beginning of its text. */
  text: z.string(),
  /** Photographs, or options of a vote; 0 for other kinds. */
  partCount: z.int(),
  savedTime: timeText,
})
export type DraftItem = z.infer<typeof DraftItem>

/** A post for its editor. */
export const PublishForEdit = Draft.omit({
  version: true,
  savedTime: true,
  critiqueOpen: true,
  albumIds: true,
}).extend({
  pictures: z.array(
    UploadedFile.extend({
      title: z.string(),
      alt: z.string(),
      exifHidden: PictureInput.shape.exifHidden,
      ...photographChoices,
    }),
  ),
  status: z.int(),
  /** Why the post was refused; otherwise empty. */
  reviewReason: z.string(),
})
export type PublishForEdit = z.infer<typeof PublishForEdit>
