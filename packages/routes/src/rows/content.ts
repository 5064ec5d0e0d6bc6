import {
  articleCategories,
  articleReads,
  articleOf,
  articlesOf,
  readArticleFilter,
  relatedArticles,
} from '../first/article.ts'
import { nextTalks } from '../first/activity.ts'
import { dailyPicks, feedOf, readFeedTab, weekWall } from '../first/home.ts'
import {
  gearOptions,
  photoTopics,
  readWallFilter,
  wallOf,
  wallReads,
  wallBanners,
} from '../first/photo-wall.ts'
import { commentsOf, postOf } from '../first/post.ts'
import { quizDay, quizRecord } from '../first/quiz.ts'
import type { Responses } from '../first-call.ts'
import type { Address, Rows, Summary } from '../route.ts'

const postCalls = ({ params: { id = '' } }: Address) => [postOf(id), commentsOf(id)]

/** For posts, which may have no title. */
function postSummary(responses: Responses, { params: { id = '' } }: Address): Summary | null {
  const post = responses.of(postOf(id))
  if (post === null) return null
  return {
    title: post.title || post.summary.slice(0, 30) || post.authorNickName,
    description: post.summary || `${post.title} ${post.authorNickName}`.trim(),
    picture: post.pictures[0] ?? null,
  }
}

/** The pages on which most visits begin. */
export const contentRows = {
  '/': {
    title: '首页',
    access: 'public',
    page: 'home/home',
    memberPage: 'home/member-home',
    early: true,
    // A tab in the query needs the feed, which comes with a script of its own.
    drawn: 'without query',
    reads: { tab: ['recommend', 'follow', 'new'] },
    first: ({ query }) => [
      dailyPicks(),
      weekWall(),
      feedOf(query.get('tab') === 'new' ? 'new' : 'recommend'),
    ],
    memberFirst: ({ query }) => [feedOf(readFeedTab(query.get('tab')))],
    memberPictures: true,
    summary: (responses) => ({
      title: '',
      description: '',
      picture: responses.of(dailyPicks())?.[0]?.pictures[0] ?? null,
    }),
    inSiteMap: true,
  },
  '/post/photo': {
    title: '照片',
    access: 'public',
    page: 'photo/photo-wall',
    early: true,
    drawn: 'always',
    reads: wallReads,
    first: ({ query }) => [wallOf(readWallFilter(query)), gearOptions(), photoTopics(), wallBanners()],
    memberPictures: true,
    inSiteMap: true,
  },
  '/post/detail/:id': {
    title: '作品详情',
    access: 'public',
    page: 'post/post-detail',
    early: true,
    ownBar: true,
    drawn: 'always',
    reads: { noback: ['1'] },
    first: postCalls,
    summary: postSummary,
  },
  '/post/video-detail/:id': {
    title: '视频详情',
    access: 'public',
    page: 'post/video-detail',
    ownBar: true,
    reads: { noback: ['1'] },
    first: postCalls,
    summary: postSummary,
  },
  '/more/ranking': { title: '推荐是怎么排的', access: 'public', page: 'home/ranking', inSiteMap: true },
  '/article': {
    title: '学习交流',
    access: 'public',
    page: 'article/article-list',
    drawn: 'always',
    reads: articleReads,
    first: ({ query }) => [articlesOf(readArticleFilter(query)), articleCategories(), nextTalks()],
    inSiteMap: true,
  },
  '/article/quiz': {
    title: '猜参数',
    access: 'public',
    page: 'quiz/quiz',
    memberFirst: () => [quizDay(), quizRecord()],
    inSiteMap: true,
  },
  '/post/article-detail/:id': {
    title: '文章详情',
    access: 'public',
    page: 'article/article-detail',
    ownBar: true,
    drawn: 'always',
    reads: { noback: ['1'] },
    first: ({ params: { id = '' } }) => [
      articleOf(id),
      commentsOf(id),
      relatedArticles(id),
      articleCategories(),
    ],
    summary: (responses, { params: { id = '' } }) => {
      const article = responses.of(articleOf(id))
      return article && { title: article.title, description: article.summary, picture: article.lead }
    },
  },
} as const satisfies Rows
