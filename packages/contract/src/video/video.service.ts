import { body, method, service } from '../wire/method.ts'
import { SocialCookie } from '../social/social.shapes.ts'
import { id } from '../shapes/text.ts'
import { VideoPlay, VideoProgress } from './video.shapes.ts'

export const Video = service('Video', {
  GetProgress: method({
    summary: '我上传的视频：处理进度与可选的封面画面',
    access: 'member',
    read: true,
    input: body({ fileId: id }),
    output: VideoProgress,
    errors: ['ContentNotFound'],
  }),
  GetPlay: method({
    summary: '播放地址；机主专享课程对普通影友只给前 120 秒',
    access: 'public',
    read: true,
    input: body({
      /** Id of the video's post. */
      id,
      /** From `GetSocialCookie`, for members who signed in through WeChat or QQ. */
      cookie: SocialCookie.optional(),
    }),
    output: VideoPlay,
    errors: ['ContentNotFound', 'Forbidden', 'VideoNotReady'],
  }),
})
