import { createBrowserRouter } from 'react-router'
import { Loading } from '../parts/page/loading.tsx'
import { FirstPage } from './first-page.tsx'
import { pages } from './pages.ts'
import { Frame } from './frame.tsx'
import { NoPage } from './no-page.tsx'
import { PageFailed } from './page-failed.tsx'

/** The console's addresses, all below `/console`. */
export const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <Loading />,
      children: [
        { index: true, element: <FirstPage /> },
        ...pages.flatMap(({ path, lazy, detail }) => [
          { path, lazy, errorElement: <PageFailed /> },
          ...(detail === undefined
            ? []
            : [{ path: `${path}/:id`, lazy: detail, errorElement: <PageFailed /> }]),
        ]),
        { path: '*', element: <NoPage /> },
      ],
    },
  ],
  { basename: '/console' },
)
