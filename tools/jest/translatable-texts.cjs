const { Node, Text } = globalThis;

/**
 * A page translation replaces each text by elements. Where React then removes such a text or inserts something before it,
 * it fails; where it changes one, nobody sees it. So a text has an element of its own where it changes beside others, or
 * where something beside it comes and goes: a spec during which React touches a single text fails.
 */
const touched = [];

function note(node) {
  if (!(node instanceof Text) || !Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) return;
  touched.push(`"${node.data}" in ${node.parentNode?.outerHTML ?? 'a removed element'}`);
}

// Specs for Node have neither.
if (Node) {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperties(Node.prototype, {
    insertBefore: {
      value(node, next) {
        note(next);
        return insertBefore.call(this, node, next);
      },
    },
    removeChild: {
      value(node) {
        note(node);
        return removeChild.call(this, node);
      },
    },
    nodeValue: {
      ...value,
      set(text) {
        note(this);
        value.set.call(this, text);
      },
    },
  });
}

afterEach(() => {
  const texts = touched.splice(0);
  if (texts.length > 0) throw new Error(`Give these texts an element of their own:\n${texts.join('\n')}`);
});
