import { Tabs as Ark } from '@ark-ui/react/tabs';
import { createStyleContext } from '../../styled-system/jsx/index.js';
import { tabs } from '../../styled-system/recipes/index.js';

const { withProvider, withContext } = createStyleContext(tabs);

export const Tabs = {
  Root: withProvider(Ark.Root, 'root'),
  List: withContext(Ark.List, 'list'),
  Trigger: withContext(Ark.Trigger, 'trigger'),
  Content: withContext(Ark.Content, 'content'),
};
