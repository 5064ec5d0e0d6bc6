import {
  callPath,
  NewPublish,
  Picture,
  publishTypes,
  Questionnaire,
  reportTypes,
  UserAddress,
  UserLike,
} from '@guangquan/contract'
import type { Method, MethodInput } from '@guangquan/contract'
import { address } from '../people/open-targets.ts'
import { nameOf, type Case, type SurveyedSite } from './case.ts'
import { requestId, type Turn } from './toggles.ts'

/** A write that each thing bears only once: as many requests as there are things. */
function each<M extends Method, T>(
  name: string,
  method: M,
  turns: (site: SurveyedSite) => readonly Turn<T>[],
  input: (thing: T, index: number) => MethodInput<M>,
): Case {
  return {
    name,
    calls: [nameOf(method)],
    references: [],
    isWrite: true,
    once: true,
    requests: (site) =>
      turns(site).map(({ person, thing }, index) => ({
        method: 'POST',
        path: callPath(method, site.members.productKey),
        person,
        body: JSON.stringify(input(thing, index)),
      })),
  }
}

const creations = 4
const reports = 10

const toDelete = ({ survey }: SurveyedSite) =>
  survey.open.belongings.flatMap((one, person) => one.toDelete.map((thing) => ({ person, thing })))
const newOnes = ({ members }: SurveyedSite) =>
  members.people.flatMap((_, person) =>
    Array.from({ length: creations }, (_each, index) => ({ person, thing: `日出 ${index}` })),
  )

/** Writes that create or delete: few requests, each different. */
export const onceWrites: Case[] = [
  each('album: create', Picture.SaveAlbum, newOnes, (name) => ({ name, requestId })),
  each('album: delete', Picture.DeleteAlbum, toDelete, ({ albumId }) => ({ id: albumId, requestId })),
  each('folder: create', UserLike.SaveFolder, newOnes, (name) => ({ name, requestId })),
  each('folder: delete', UserLike.DeleteFolder, toDelete, ({ folderId }) => ({ id: folderId, requestId })),
  each('address: create', UserAddress.Create, newOnes, () => ({ ...address, requestId })),
  each('address: delete', UserAddress.Delete, toDelete, ({ addressId }) => ({ id: addressId, requestId })),
  each('draft: create', NewPublish.SaveDraft, newOnes, (text) => ({
    publishType: publishTypes.photo,
    text,
    requestId,
  })),
  each('draft: delete', NewPublish.DeleteDraft, toDelete, ({ draftId }) => ({ id: draftId, requestId })),
  each('comment: delete', NewPublish.DeleteReply, toDelete, ({ replyId }) => ({ id: replyId, requestId })),
  each(
    'vote: close',
    NewPublish.CloseVote,
    ({ survey }) => survey.open.votes.map(({ publishId }, person) => ({ person, thing: publishId })),
    (id) => ({ id, requestId }),
  ),
  each(
    'report',
    NewPublish.UserReport,
    ({ members, survey }) =>
      members.people.flatMap((_, person) =>
        Array.from({ length: reports }, (_each, index) => ({
          person,
          thing: survey.postIds[(person * reports + index) % survey.postIds.length] ?? '',
        })),
      ),
    (targetId) => ({ reportType: reportTypes.post, targetId, reason: 1, requestId }),
  ),
  each(
    'questionnaire: submit',
    Questionnaire.Submit,
    ({ survey: { community } }) => community.questionnaires.map((thing) => ({ person: thing.person, thing })),
    ({ id, start, answers }) => ({ id, start, answers, salt: requestId, requestId }),
  ),
]
