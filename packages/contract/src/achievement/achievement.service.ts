import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  artId,
  FrameItem,
  MedalDetail,
  MedalItem,
  MedalSummary,
  UsedFrame,
  UsedMedal,
} from './achievement.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

export const Achievement = service('Achievement', {
  GetList: method({
    summary: '勋章：自己的含进度，他人的只有已获得的；可只看一组',
    access: 'member',
    read: true,
    input: body({ ...pageInput, userId: id.optional(), group: z.int().min(1).max(8).optional() }),
    output: pageOf(MedalItem).extend({ summary: MedalSummary }),
    errors: ['ContentNotFound'],
  }),
  Detail: method({
    summary: '一枚勋章：条件、进度、获得时间和拥有的人',
    access: 'member',
    read: true,
    input: body({ id: artId }),
    output: MedalDetail,
    errors: ['ContentNotFound'],
  }),
  TADetail: method({
    summary: '他人的一枚勋章',
    access: 'public',
    read: true,
    input: body({ id: artId, userId: id }),
    output: MedalDetail,
    errors: ['ContentNotFound'],
  }),
  Used: method({
    summary: '佩戴一枚已获得的勋章，换下原来的',
    access: 'member',
    write: true,
    input: writeBody({ id: artId }),
    output: UsedMedal,
    errors: ['ContentNotFound'],
  }),
  Cancel: method({
    summary: '不再佩戴一枚勋章',
    access: 'member',
    write: true,
    input: writeBody({ id: artId }),
    output: UsedMedal,
    errors: [],
  }),
})

/** Frames around avatars. */
export const ProfileFrame = service('ProfileFrame', {
  GetList: method({
    summary: '头像框：自己的含进度和有效期，他人的只有已获得的',
    access: 'member',
    read: true,
    input: body({ ...pageInput, userId: id.optional(), group: z.enum(['all', 'owned']).default('all') }),
    output: pageOf(FrameItem),
    errors: ['ContentNotFound'],
  }),
  Detail: method({
    summary: '一个头像框：来源、有效期和状态',
    access: 'member',
    read: true,
    input: body({ id: artId }),
    output: FrameItem,
    errors: ['ContentNotFound'],
  }),
  TADetail: method({
    summary: '他人的一个头像框；不指明是谁时，是头像框本身',
    access: 'public',
    read: true,
    input: body({ id: artId, userId: id.optional() }),
    output: FrameItem,
    errors: ['ContentNotFound'],
  }),
  Used: method({
    summary: '使用一个已获得的头像框，换下原来的',
    access: 'member',
    write: true,
    input: writeBody({ id: artId }),
    output: UsedFrame,
    errors: ['ContentNotFound'],
  }),
  Cancel: method({
    summary: '不再使用一个头像框',
    access: 'member',
    write: true,
    input: writeBody({ id: artId }),
    output: UsedFrame,
    errors: [],
  }),
})
