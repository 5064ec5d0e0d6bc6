import './platform/without-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import './console.css'
import { queryClient } from './platform/api.ts'
import { keepKeysOfInputMethods } from './platform/keys-of-input-methods.ts'
import { Console } from './shell/console.tsx'
import { Themed } from './shell/themed.tsx'

const root = document.getElementById('console')
if (root === null) throw new Error('the page has no place for the console')
keepKeysOfInputMethods(document)
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <Themed>
      <Console />
    </Themed>
  </QueryClientProvider>,
)
