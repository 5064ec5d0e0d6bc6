import type { DraftInput, DraftParts, EditInput, PostParts, PublishInput } from '@guangquan/contract'
import type * as z from 'zod'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import type { CoverExif, NewPicture } from '../post.store.ts'

/** What publishing and saving a draft bring of one kind. */
export type InputOf<T extends number> = Extract<PublishInput, { publishType: T }>
export type DraftInputOf<T extends number> = Extract<DraftInput, { publishType: T }>

export type EditInputOf<T extends number> = Extract<EditInput, { publishType: T }>

/** A file a post or draft holds, with its use as it was uploaded for. */
export interface FileUse {
  fileId: string
  /** A value of `useTypes`. */
  useType: number
  /** False for a file that is not opened to everybody with the post, such as an original. Default true. */
  shown?: boolean
}

/** What of the post's own row a kind decides. Lists, search and the word list of the wall read it. */
export interface PostColumns {
  title: string
  /** What a card shows and search finds: a text, or the beginning of one. */
  body: string
  publishSubType: number
  /** Photographs of the post; with at least one it stands on the photo wall. */
  pictures: readonly NewPicture[]
  /** Camera data of the first of them. */
  cover: CoverExif
  /** Its author asks for critiques; default false. */
  critiqueOpen?: boolean
  /** How much of it a machine made, as declared, and whether the files say more. Default: 1, nothing. */
  ai?: { mark: number; suspected: boolean }
  /** It is not fit to be shown yet: it stays in review until its kind passes it by `reviewPost`. */
  waits?: boolean
}

/** Columns a change of a post may move; what is left out stays. */
export type EditedColumns = Pick<PostColumns, 'title' | 'body'> &
  Partial<Omit<PostColumns, 'pictures'>> & {
    /** What stood in the kind's own rows before, where it is worth keeping. */
    before?: object
    /** Files the post holds no longer. */
    released?: string[]
  }

/** What a kind adds to a card, and to a draft: its own parts alone. */
export type PostPart = Partial<z.output<typeof PostParts>>
export type DraftPart = Partial<z.output<typeof DraftParts>>

/**
 * A kind of post. Everything kinds share (who may see it, tags, topics, counters, review, recycle bin, files) is the
 * post domain's; a kind says only what is its own. Methods are given inputs of their own `publishType` alone.
 */
export interface PostKind<
  Input extends PublishInput = PublishInput,
  Writing extends DraftInput = DraftInput,
  Edit extends EditInput = EditInput,
> {
  publishType: number
  /** Level from which a member may publish it. */
  minLevel: number

  /** Every text a member wrote in it but tags and place, for the word list. */
  textsOf(input: Input): string[]
  /** Files it holds: claimed, opened with the post, released and erased by the post domain. */
  filesOf(input: Input): FileUse[]
  /** Refuses what only the database or the clock can tell, with an error of `Publish`; the files are claimed. */
  prepare(ctx: MemberCtx, tx: Tx, input: Input): Promise<PostColumns>
  /**
   * Writes its own rows, which go with the post's row by `on delete cascade`. The post's row is written. `waits` says
   * that nothing but the kind itself keeps the post back.
   */
  insert?(
    tx: Tx,
    post: { id: string; authorId: string; now: Date; waits: boolean },
    input: Input,
  ): Promise<void>

  /**
   * Its part of a card, one statement for any number of posts: what visitors, or members, or the author all see
   * alike. It is kept until the row of `publish` changes, so whatever changes it touches that row.
   */
  loadShown?(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PostPart>>
  /** Its part of a card that differs by viewer or moves often: one statement, read at each call. */
  loadMarks?(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PostPart>>

  /** Its part of a draft as JSON, beside title, text, pictures and the shared fields. */
  draftPartOf?(input: Writing): unknown
  draftFilesOf(input: Writing): FileUse[]
  /** The parts as the editor opens them, by draft id. Read them through a schema: an older program may have written them. */
  loadDraftParts?(ctx: MemberCtx, parts: ReadonlyMap<string, unknown>): Promise<Map<string, DraftPart>>

  /** Every text of a changed post, for the word list. Without it and `edit` a kind stays as it was published. */
  editedTextsOf?(input: Edit): string[]
  /** Puts a change in its own rows, under the held row of the post, and answers the columns that follow from it. */
  edit?(ctx: MemberCtx, tx: Tx, post: { id: string; authorId: string }, input: Edit): Promise<EditedColumns>
  /** The parts as the editor opens them again, by post id. */
  loadEditParts?(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, DraftPart>>
  /** What search finds of it beside the post's own row, captions and tags: the whole text, the options. By post id. */
  loadSearchTexts?(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>

  /** Puts other words into its own rows, where the post's row gets them too; the post is held. */
  rewriteTexts?(tx: Tx, id: string, rewrite: (text: string) => string): Promise<void>

  /** What the author takes along beside the post's own fields, by post id. */
  collect?(db: Queryable, ids: readonly string[]): Promise<Map<string, object>>
}
