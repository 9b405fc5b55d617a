import { bytes, integer, joinBytes, message, text } from './protobuf';

/** Element types and field numbers as onnx.proto3 defines them. */
const TYPES = { float: 1, int64: 7 } as const;
type ElementType = keyof typeof TYPES;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_INTS = 7;
const OPSET = 14;
const IR_VERSION = 8;

export type Dimension = number | string;
export type Attributes = Readonly<Record<string, number | readonly number[]>>;

function tensor(name: string, type: ElementType, shape: readonly number[], values: ArrayLike<number>): Uint8Array {
  const size = shape.reduce((product, length) => product * length, 1);
  if (values.length !== size) throw new Error(`${name}: ${values.length} values for [${shape.join()}]`);
  const raw =
    type === 'float' ? Float32Array.from(values) : BigInt64Array.from(Array.from(values), (value) => BigInt(value));
  const dims = shape.map((length) => integer(1, length));
  return joinBytes([...dims, integer(2, TYPES[type]), text(8, name), bytes(9, new Uint8Array(raw.buffer))]);
}

function port(name: string, type: ElementType, shape: readonly Dimension[]): Uint8Array {
  const dims = shape.map((size) => message(1, [typeof size === 'number' ? integer(1, size) : text(2, size)]));
  return joinBytes([text(1, name), message(2, [message(1, [integer(1, TYPES[type]), message(2, dims)])])]);
}

function attribute(name: string, value: number | readonly number[]): Uint8Array {
  const content =
    typeof value === 'number'
      ? [integer(3, value), integer(20, ATTRIBUTE_INT)]
      : [...value.map((item) => integer(8, item)), integer(20, ATTRIBUTE_INTS)];
  return joinBytes([text(1, name), ...content]);
}

/** Values in a graph go by name; every function that makes one returns it. */
export interface OnnxGraph {
  input(name: string, type: ElementType, shape: readonly Dimension[]): string;
  output(name: string, shape: readonly Dimension[]): void;
  floats(shape: readonly number[], values: ArrayLike<number>): string;
  ints(values: readonly number[], shape?: readonly number[]): string;
  /** One number that fits any shape. */
  scalar(value: number): string;
  op(type: string, inputs: readonly string[], attributes?: Attributes, name?: string): string;
  /** The whole model file. */
  toBytes(): Uint8Array<ArrayBuffer>;
}

export function createOnnxGraph(graphName: string): OnnxGraph {
  const nodes: Uint8Array[] = [];
  const constants: Uint8Array[] = [];
  const inputs: Uint8Array[] = [];
  const outputs: Uint8Array[] = [];
  let named = 0;
  const fresh = (kind: string) => `${kind}${++named}`;

  const graph: OnnxGraph = {
    input: (name, type, shape) => {
      inputs.push(port(name, type, shape));
      return name;
    },
    output: (name, shape) => {
      outputs.push(port(name, 'float', shape));
    },
    floats: (shape, values) => {
      const name = fresh('weights');
      constants.push(tensor(name, 'float', shape, values));
      return name;
    },
    ints: (values, shape = [values.length]) => {
      const name = fresh('indices');
      constants.push(tensor(name, 'int64', shape, values));
      return name;
    },
    scalar: (value) => graph.floats([], [value]),
    op: (type, from, attributes = {}, name = fresh(type)) => {
      const entries = Object.entries(attributes).map(([key, value]) => bytes(5, attribute(key, value)));
      nodes.push(joinBytes([...from.map((input) => text(1, input)), text(2, name), text(4, type), ...entries]));
      return name;
    },
    toBytes: () => {
      const content = [
        ...nodes.map((node) => bytes(1, node)),
        text(2, graphName),
        ...constants.map((constant) => bytes(5, constant)),
        ...inputs.map((input) => bytes(11, input)),
        ...outputs.map((output) => bytes(12, output)),
      ];
      const opset = message(8, [text(1, ''), integer(2, OPSET)]);
      return joinBytes([integer(1, IR_VERSION), text(2, 'callmark-tests'), message(7, content), opset]);
    },
  };
  return graph;
}
